/* Before the first paint: the chosen light and language, so that nothing flashes. Everything else waits for the app. */
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    const motion = localStorage.getItem('motion');
    if (motion === 'less' || motion === 'full') document.documentElement.dataset.motion = motion;
    const language = localStorage.getItem('language');
    if (language) {
      document.documentElement.lang = language;
      // The server writes the page's first words.
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist in all browsers that we support.
      document.cookie = `language=${language === 'hu' ? 'hu' : 'en'}; path=/; max-age=31536000; samesite=lax`;
    }
  } catch {
    /* A browser that keeps nothing follows the system. */
  }
  // A table: its position and its log are asked for while the scripts are still on their way (app/server.svelte.ts takes the answers).
  const [, id] = /^\/tables?\/([0-9a-z]+)$/.exec(location.pathname) ?? [];
  if (!id) return;
  const invite = new URLSearchParams(location.search).get('invite');
  const table = `/api/v1/tables/${id}`;
  const asked = [table + (invite ? `?invite=${encodeURIComponent(invite)}` : ''), `${table}/log`, '/api/v1/me'];
  globalThis.early = new Map(asked.map(url => [url, fetch(url)]));
  for (const answer of globalThis.early.values()) answer.catch(() => {});
})();
