/* Sets a stored theme before the first paint, so that nothing flashes. A file of its own because a
   content security policy without 'unsafe-inline' refuses inline scripts. The key is THEME_KEY of
   src/features/theme/theme.saga.ts. */
(function () {
  try {
    var choice = localStorage.getItem('marcus.theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is forbidden: the system's preference decides.
  }
})();
