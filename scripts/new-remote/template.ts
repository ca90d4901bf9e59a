/** The names of a new remote. */
export interface NewRemote {
  /** Lower-case letters, digits and hyphens: `events`. */
  readonly name: string;
  /** The displayed name: `Events`. */
  readonly title: string;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `site-events` → `SiteEvents`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** `site-events` → `siteEvents`. */
const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The sources of a new remote, the same in any repository: a page, a menu entry, a slot for the home page, a slice of
 * the shared store, an administration screen, and tests.
 */
export function sourcesOf({ name, title }: NewRemote): Readonly<Record<string, string>> {
  const component = pascal(name);
  const path = `pages.${camel(name)}.path`;
  return {
    'webpack.config.ts': `import { remoteConfigs } from 'federation/webpack';\n\nexport default remoteConfigs(__dirname);\n`,
    'src/remote.ts': `import type { PageTable, RemoteDefinition } from 'federation/contract';

/** The public pages of the remote. */
export const pages = {
  ${camel(name)}: { path: '/${name}', module: './page/${name}-page', skeleton: 'article' },
} as const satisfies PageTable;

export default {
  name: '${name}',
  title: ${quoted(title)},
  contract: 1,
  pages,
  navigation: [{ label: ${quoted(title)}, path: ${path}, places: ['navbar', 'menu', 'footer'], order: 60 }],
  slots: [{ name: 'home.openings', expose: './slots/teaser', order: 50 }],
  admin: true,
} satisfies RemoteDefinition;
`,
    'src/styles.d.ts': `import 'ui-kit/css-modules';\n`,
    'src/following.ts': `import { createSlice, injectSlice, type AppDispatch, type RootState } from 'shared-store';

const following = createSlice({
  name: '${camel(name)}',
  initialState: { isFollowed: false },
  reducers: {
    turned: (state) => {
      state.isFollowed = !state.isFollowed;
    },
  },
});

const selectFollowing = injectSlice(following);

/** Whether the visitor follows this: kept in the store that all front ends share, from page to page. */
export const selectIsFollowed = (state: RootState): boolean => selectFollowing(state).isFollowed;

/** Turns that on, or off again. */
export const turnFollowing =
  () =>
  (dispatch: AppDispatch): void =>
    void dispatch(following.actions.turned());
`,
    [`src/page/${name}-page.tsx`]: `import type { Page } from 'federation/contract';
import { useAppDispatch, useAppSelector, type RootState } from 'shared-store';
import { Button, Container, Heading } from 'ui-kit';
import { selectIsFollowed, turnFollowing } from '../following';
import { pages } from '../remote';

/** The first page of the remote. */
export function ${component}Page() {
  const isFollowed = useAppSelector(selectIsFollowed);
  const dispatch = useAppDispatch();
  return (
    <Container>
      <Heading level={1}>{${quoted(title)}}</Heading>
      <p>This page is new.</p>
      <Button aria-pressed={isFollowed} onClick={() => dispatch(turnFollowing())}>
        Follow
      </Button>
    </Container>
  );
}

/** The page as the host mounts it: what it shows, and what it says of itself in the document's head. */
export function page(): Page<RootState> {
  return {
    Component: ${component}Page,
    handle: { head: () => ({ title: ${quoted(title)}, canonical: ${path} }) },
  };
}
`,
    [`src/page/${name}-page.test.tsx`]: `import { fireEvent, render, screen } from '@testing-library/react';
import { makeStore, Provider } from 'shared-store';
import { Teaser } from '../slots/teaser';
import { ${component}Page, page } from './${name}-page';

it('shows its heading, and what is followed here is followed on other pages', () => {
  const store = makeStore({ call: () => Promise.reject(new Error('Nothing is called.')) });
  const shown = render(<${component}Page />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
  expect(screen.getByRole('button', { name: 'Follow', pressed: true })).toBeTruthy();
  shown.rerender(<Teaser />);
  expect(screen.getByText('You follow this.')).toBeTruthy();
});

it('says its name in the head of the document', () => {
  const location = { params: {}, url: new URL('https://site.example/${name}') };
  expect(page().handle.head({} as never, location)).toMatchObject({ title: ${quoted(title)} });
});
`,
    'src/slots/teaser.tsx': `import { defineSlot } from 'federation/contract';
import { useAppSelector, type AppStore } from 'shared-store';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { selectIsFollowed } from '../following';
import { pages } from '../remote';

/** What of the remote stands on the home page. */
export function Teaser() {
  const isFollowed = useAppSelector(selectIsFollowed);
  return (
    <Section aria-labelledby="${name}-heading">
      <SectionHead
        id="${name}-heading"
        title={${quoted(title)}}
        action={
          <ButtonLink href={${path}} variant="secondary">
            More
          </ButtonLink>
        }
      />
      {isFollowed && <p>You follow this.</p>}
    </Section>
  );
}

export default defineSlot<AppStore>({ Component: Teaser });
`,
    'src/admin/index.tsx': `import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The signed-in side of the remote. */
export default defineAdmin<AppStore>({
  screens: () => [
    {
      path: '${name}',
      label: ${quoted(title)},
      group: ${quoted(title)},
      order: 10,
      roles: ['owner', 'editor'],
      routes: [{ index: true, lazy: () => import(/* webpackChunkName: "admin-${name}" */ './overview-screen') }],
    },
  ],
});
`,
    'src/admin/overview-screen.tsx': `import { ScreenHead } from 'admin-kit';
import { EmptyState } from 'ui-kit';

/** The remote's screen in the administration. */
export function Component() {
  return (
    <>
      <ScreenHead title={${quoted(title)}} />
      <EmptyState title="Nothing to look after yet" />
    </>
  );
}
`,
    'src/admin/admin.test.ts': `import admin from './index';

it('has a screen for owners and editors', () => {
  const [screen] = admin.screens({ store: {} as never });
  expect(screen).toMatchObject({ path: '${name}', roles: ['owner', 'editor'] });
});
`,
  };
}
