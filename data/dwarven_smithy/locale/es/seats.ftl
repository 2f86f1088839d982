seat-sign-1 = 🔥
seat-sign-2 = 💧
seat-sign-3 = 🦋
seat-sign-4 = ⭐
