/* Before the first paint: the chosen light and language, so that nothing flashes. Everything else waits for the app. */
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    const motion = localStorage.getItem('motion');
    if (motion === 'less' || motion === 'full') document.documentElement.dataset.motion = motion;
    const language = localStorage.getItem('language');
    if (language) document.documentElement.lang = language;
  } catch {
    /* A browser that keeps nothing follows the system. */
  }
})();
