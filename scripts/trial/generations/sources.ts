/** A remote with a page and content for the page of another remote; both say their React, and what was last said. */
export const sourcesOf = (name: string, other: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name: `mfe-${name}`, version: '1.0.0', private: true }),
  'webpack.config.ts':
    "import { remoteConfigs } from 'federation/webpack';\n\nexport default remoteConfigs(__dirname);\n",
  'src/remote.ts': `
export const pages = { talk: { path: '/${name}', module: './talk-page', skeleton: 'article', searchParams: [] } } as const;

export default {
  name: '${name}',
  title: '${name}',
  contract: 1,
  pages,
  places: ['${name}.aside'],
  slots: [{ name: '${other}.aside', expose: './slots/answer' }],
};
`,
  'src/talk.tsx': `
import { version } from 'react';
import { clientClicked, selectClickedClient, useAppDispatch, useAppSelector } from 'shared-store';

/** An action of the store that the page and the content of its slot see. */
export function Talk({ what }: { readonly what: string }) {
  const dispatch = useAppDispatch();
  const isSaid = useAppSelector(selectClickedClient);
  return (
    <section aria-label={what}>
      <p>{what} of ${name} on React {version}: {isSaid ? 'said' : 'not said'}.</p>
      <button type="button" onClick={() => dispatch(clientClicked(!isSaid))}>{what} says it</button>
    </section>
  );
}
`,
  'src/talk-page.tsx': `
import { Slot } from 'federation/contract';
import { Talk } from './talk';

export const page = () => ({
  Component: () => (
    <>
      <h1>${name}</h1>
      <Talk what="Page" />
      <Slot name="${name}.aside" />
    </>
  ),
  handle: { head: () => ({ title: '${name}' }) },
});
`,
  'src/slots/answer.tsx': `
import { defineSlot } from 'federation/contract';
import { Link } from 'react-router-dom';
import { Talk } from '../talk';

export default defineSlot({
  Component: () => (
    <>
      <Talk what="Slot" />
      <Link to="/${name}">To ${name}</Link>
    </>
  ),
});
`,
});

/** A remote whose content for the slots of two pages is made with Preact. */
export const inPreact = (preact: string): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ name: 'mfe-gamma', version: '1.0.0', private: true }),
  'webpack.config.ts': `
import { remoteConfigs } from 'federation/webpack';

export default remoteConfigs(__dirname).map((config) => ({
  ...config,
  resolve: { ...config.resolve, alias: { preact: '${preact}/preact', 'preact-render-to-string': '${preact}/preact-render-to-string' } },
}));
`,
  'src/remote.ts': `
export default {
  name: 'gamma',
  title: 'gamma',
  contract: 1,
  slots: ['alpha', 'beta'].map((name) => ({ name: name + '.aside', expose: './slots/other', order: 2 })),
};
`,
  'src/slots/other.ts': `
import { mountedSlot } from 'federation/mounted-slot';
import { h, hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { clientClicked, selectClickedClient, type AppStore } from 'shared-store';

const isSaidIn = (store: AppStore) => selectClickedClient(store.getState());

const Talk = ({ store }: { readonly store: AppStore }) =>
  h('section', { 'aria-label': 'Preact' }, [
    h('p', null, 'Preact: ' + (isSaidIn(store) ? 'said' : 'not said') + '.'),
    h('button', { type: 'button', onClick: () => store.dispatch(clientClicked(!isSaidIn(store))) }, 'Preact says it'),
  ]);

export default mountedSlot<AppStore, { readonly input: object }>({
  html: ({ store }) => renderToString(h(Talk, { store })),
  mount: (element, { store }) => {
    hydrate(h(Talk, { store }), element);
    const stop = store.subscribe(() => render(h(Talk, { store }), element));
    return () => {
      stop();
      render(null, element);
    };
  },
});
`,
});
