/** Renders the page of the remote that owns the address, with the offers of the others, as the real shell does. */
export const PLAIN_SHELL = `
exports.shared = {};
exports.renderOffer = async ({ loadBundle }, { remote, expose }) => ({
  html: await (await loadBundle(remote))[expose].render(), state: {}, incomplete: false,
});
exports.renderPage = async ({ url, remotes, loadBundle, renderOffer, post }) => {
  const page = (rendered, html, cause) => ({
    kind: 'page', status: 200, rendered, html, cause, incomplete: rendered === 'browser',
    head: [], chunks: {}, styles: {}, state: {},
  });
  try {
    const owner = remotes.find(({ routes }) => routes.some(({ path }) => path === url.pathname));
    let html = await (await loadBundle(owner.name))['./routes'].render(url, post);
    for (const { name } of remotes.filter(({ slots }) => slots.length > 0)) {
      try { html += (await renderOffer({ slot: 'home.aside', remote: name, expose: './slots/aside' })).html; } catch {}
    }
    return page('server', html);
  } catch (cause) {
    return page('browser', 'A skeleton', cause);
  }
};
exports.renderRefusal = async () => { throw new Error('No refusals here.'); };`;

/** The server bundle of a remote with a page and the content of a slot, each with the given code. */
export const plainRemote = (routes: string, aside = `return 'Aside. ';`): string => `
exports.exposes = {
  './routes': { async render(url, post) { ${routes} } },
  './slots/aside': { render() { ${aside} } },
};`;
