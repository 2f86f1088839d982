"""What dice and benefits make, and the cheapest and the safest way there. Begin with `offers`."""
