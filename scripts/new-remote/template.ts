/** What a new remote is called. */
export interface NewRemote {
  /** Lower-case letters, digits and hyphens: `events`. */
  readonly name: string;
  /** What people read: `Events`. */
  readonly title: string;
}

/** What a remote depends on. */
const DEPENDENCIES = [
  'api-client',
  'federation',
  'react',
  'react-dom',
  'react-router-dom',
  'shared-store',
  'ui-kit',
] as const;

export type Dependency = (typeof DEPENDENCIES)[number];

/** The version of each of them that the workspace has. */
type KnownVersions = Readonly<Record<Dependency, string>>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `site-events` → `SiteEvents`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** `site-events` → `siteEvents`. */
const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** `site-events` → `SITE_EVENTS`. */
const constant = (name: string): string => name.replaceAll('-', '_').toUpperCase();

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The commands of a front end's package, in which they are called. */
const scriptsOf = (folder: string): Readonly<Record<string, string>> => ({
  build: 'node --import tsx ../node_modules/webpack-cli/bin/cli.js build',
  dev: `node --import tsx ../scripts/dev/main.ts ${folder.replace('mfe-', '')}`,
  test: `jest --selectProjects ${folder} --config ../jest.config.mjs`,
  lint: 'eslint --cache --cache-strategy content --cache-location ../node_modules/.cache/eslint/ --max-warnings 0 . && stylelint "**/*.css"',
  types: 'tsc -b',
});

/** The files of a new remote: a page, a menu entry, a slot for the home page, an administration screen, and tests. */
export function filesOf({ name, title }: NewRemote, versions: KnownVersions): Readonly<Record<string, string>> {
  const component = pascal(name);
  const path = `/${name}`;
  return {
    'package.json': json({
      name: `mfe-${name}`,
      version: '1.0.0',
      private: true,
      description: `${title}.`,
      license: 'UNLICENSED',
      scripts: scriptsOf(`mfe-${name}`),
      dependencies: Object.fromEntries(DEPENDENCIES.map((dependency) => [dependency, versions[dependency]])),
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      include: ['src', '*.config.ts', 'remote.json'],
      references: ['api-client', 'shared-store', 'ui-kit', 'federation'].map((folder) => ({ path: `../${folder}` })),
      compilerOptions: { types: ['node', 'jest'] },
    }),
    'webpack.config.ts': `import { remoteConfigs } from 'federation/webpack';\n\nexport default remoteConfigs(__dirname);\n`,
    'remote.json': json({
      name,
      title,
      contract: 1,
      exposes: { './routes': 'public', './slots/teaser': 'public', './admin': 'signedIn' },
      routes: [{ path, skeleton: 'article', searchParams: [] }],
      navigation: [{ label: title, path, places: ['navbar', 'menu', 'footer'], order: 60 }],
      slots: [{ name: 'home.openings', expose: './slots/teaser', order: 50 }],
    }),
    'src/styles.d.ts': `import 'ui-kit/css-modules';\n`,
    'src/paths.ts': `/** Where the remote lives. */\nexport const ${constant(name)}_PATH = '${path}';\n`,
    'src/routes.tsx': `import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ${constant(name)}_PATH } from './paths';

/** The public pages of the remote. */
export default defineRemote<AppStore>({
  routes: () => [
    {
      id: '${name}',
      path: ${constant(name)}_PATH,
      lazy: async () => (await import(/* webpackChunkName: "${name}" */ './page/${name}-page')).${camel(name)}Page(),
    },
  ],
});
`,
    [`src/page/${name}-page.tsx`]: `import type { Page } from 'federation/contract';
import type { RootState } from 'shared-store';
import { Container, Heading } from 'ui-kit';
import { ${constant(name)}_PATH } from '../paths';

/** The first page of the remote. */
export function ${component}Page() {
  return (
    <Container>
      <Heading level={1}>{${quoted(title)}}</Heading>
      <p>This section is new.</p>
    </Container>
  );
}

/** The page as the host mounts it: what it shows, and what it says of itself in the document's head. */
export function ${camel(name)}Page(): Page<RootState> {
  return {
    Component: ${component}Page,
    handle: { head: () => ({ title: ${quoted(title)}, canonical: ${constant(name)}_PATH }) },
  };
}
`,
    [`src/page/${name}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${component}Page, ${camel(name)}Page } from './${name}-page';

it('shows its heading', () => {
  render(<${component}Page />);
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeTruthy();
});

it('says its name in the head of the document', () => {
  const location = { params: {}, url: new URL('https://site.example${path}') };
  expect(${camel(name)}Page().handle.head({} as never, location)).toMatchObject({ title: ${quoted(title)} });
});
`,
    'src/slots/teaser.tsx': `import { defineSlot } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { ${constant(name)}_PATH } from '../paths';

/** What of the remote stands on the home page. */
export function Teaser() {
  return (
    <Section aria-labelledby="${name}-heading">
      <SectionHead
        id="${name}-heading"
        title={${quoted(title)}}
        action={
          <ButtonLink href={${constant(name)}_PATH} variant="secondary">
            More
          </ButtonLink>
        }
      />
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
    'src/admin/overview-screen.tsx': `import { EmptyState } from 'ui-kit';

/** The remote's screen in the administration. */
export function Component() {
  return <EmptyState title="Nothing to look after yet" />;
}
`,
    'src/remote.test.ts': `import manifest from '../remote.json';
import admin from './admin';
import routes from './routes';

it('owns the addresses that it routes', () => {
  const own = routes.routes({ store: {} as never }).map(({ path }) => path);
  expect(manifest.routes.map(({ path }) => path)).toEqual(own);
});

it('offers its slots and its screens from what it exposes', () => {
  expect(Object.keys(manifest.exposes)).toEqual(expect.arrayContaining(manifest.slots.map(({ expose }) => expose)));
  expect(admin.screens({ store: {} as never })).toHaveLength(1);
});
`,
  };
}
