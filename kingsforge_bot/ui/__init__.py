"""Discord pieces the cogs share: presses, menus, the workbench, messages. They say nothing themselves: i18n does."""
