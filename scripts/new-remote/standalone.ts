import { PUBLISHABLE } from '../packages/publishable';
import { json, packageOf, readJson, sourcesOf, type NewRemote, type Versions } from './template';

const picked = (from: Versions, names: readonly string[]): Versions =>
  Object.fromEntries(
    names.map((name) => {
      const version = from[name];
      if (version === undefined) throw new Error(`No version of "${name}" is known.`);
      return [name, version];
    }),
  );

/** The packages that no page uses: the command that publishes, the helpers of tests, the site without a network. */
const FOR_DEVELOPMENT: readonly string[] = ['delivery', 'page-testing', 'site-emulator'];

/** The packages that the host provides to the page, in its versions. */
const PROVIDED = ['react', 'react-dom', 'react-router', 'react-router-dom'];

/** The packages against which the store is built. */
const OF_THE_STORE = ['@reduxjs/toolkit', 'react-redux', 'redux'];

/** The packages that build, check and test it, besides those that `federation` brings. */
const TOOLS = [
  '@playwright/test',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'jest',
  'oxfmt',
  'stylelint',
  'tsx',
  'typescript',
  'webpack',
  'webpack-cli',
];

function manifestOf({ name, title }: NewRemote): string {
  const ofOurs = (names: readonly string[]): Versions =>
    Object.fromEntries(names.map((folder) => [folder, packageOf(folder).version]));
  const used = ofOurs(PUBLISHABLE.filter((folder) => !FOR_DEVELOPMENT.includes(folder)));
  const provided = picked(packageOf('shell').dependencies, PROVIDED);
  const store = picked(packageOf('shared-store').dependencies, OF_THE_STORE);
  const tools = picked(packageOf('.').devDependencies, TOOLS);
  const server = picked(packageOf('federation').dependencies, ['webpack-dev-server']);
  const sorted = (versions: Versions): Versions => Object.fromEntries(Object.entries(versions).sort());
  return json({
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}.`,
    license: 'UNLICENSED',
    scripts: {
      build: 'node --import tsx node_modules/webpack-cli/bin/cli.js build',
      dev: 'node --import tsx dev.ts',
      test: 'jest',
      e2e: 'playwright test',
      gallery: 'node --import tsx node_modules/webpack-cli/bin/cli.js serve --config gallery.config.ts',
      lint: 'eslint --max-warnings 0 . && stylelint --allow-empty-input "src/**/*.css" && oxfmt --check .',
      types: 'tsc',
      release: 'npm run build && delivery publish .',
    },
    dependencies: sorted({ ...used, ...provided, ...store }),
    devDependencies: sorted({ ...ofOurs(FOR_DEVELOPMENT), ...tools, ...server }),
    jest: { preset: 'federation' },
    stylelint: { extends: 'federation/stylelint' },
  });
}

/** The compiler is as strict as here; it only checks, because the build removes types itself. */
function compilerOptions(): Readonly<Record<string, unknown>> {
  const { compilerOptions: here } = readJson<{ compilerOptions: Readonly<Record<string, unknown>> }>(
    'tsconfig.base.json',
  );
  const ofWorkspace = ['composite', 'emitDeclarationOnly', 'rootDir', 'outDir', 'tsBuildInfoFile'];
  const own = Object.entries(here).filter(([option]) => !ofWorkspace.includes(option));
  return { ...Object.fromEntries(own), types: ['node', 'jest', 'ui-kit/css-modules'], noEmit: true };
}

const LINT_CONFIG = "module.exports = require('federation/lint').remoteLint(__dirname);\n";

const DEV = `import { developmentConfig, developmentServer } from 'federation/webpack';
import { parseArgs } from 'node:util';
import { startEmulator } from 'site-emulator';
import { webpack } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import remote from './src/remote';
import answers from './src/testing/answers.json';

const { offline } = parseArgs({ options: { offline: { type: 'boolean' } } }).values;
const port = Number(process.env['PORT'] ?? 8080);

async function main(): Promise<void> {
  await new WebpackDevServer(developmentServer(port, __dirname), webpack(developmentConfig(__dirname))).start();
  const site = offline ? await startEmulator(port + 1, answers) : (process.env['SITE'] ?? 'http://localhost:3000');
  const address = new URL(remote.navigation[0]?.path ?? '/', site);
  address.searchParams.set(\`mf.\${remote.name}\`, \`http://localhost:\${port}/remoteEntry.js\`);
  process.stdout.write(\`The site with your front end:  \${address.href}\\n\`);
}

void main();
`.replaceAll('\\`', '`');

const CI = `name: check
on: [push]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
        env: { SITE_REGISTRY: '\${{ vars.SITE_REGISTRY }}' }
      - run: npm run lint
      - run: npm run types
      - run: npm test
      - run: npx playwright install --with-deps chromium
      - run: npm run e2e
      - run: npm run build
`;

const readmeOf = ({ name, title }: NewRemote): string =>
  `# ${title}

A front end of the site, in a separate repository: its own collection of events with the list \`/${name}\`, a page for
each, a registration form, an entry of the menu and a section of the home page. The administration has the list and the editor
of each collection. It takes React, the store and the components from the page that it is part of.

\`\`\`sh
npm install      # from the company's registry, which .npmrc names
npm run dev      # your changes in the site, from memory; the address is printed
npm run dev -- --offline   # the same in a recorded site, without a network
npm run types    # the types
npm test         # the tests, with the preset and the helpers of the site's own front ends
npm run gallery  # the pages and the slot in each of their states, without a site
npm run e2e      # a browser uses the pages in the recorded site (once before: npx playwright install chromium)
npm run lint     # ESLint, Stylelint and oxfmt, with their rules
npm run build    # what is published, in dist/ and dist-server/
npm run release  # builds and publishes the version of package.json
\`\`\`

**dev** works beside any site that allows it: \`SITE=https://www.example.com npm run dev\`, another port with \`PORT\`. A
public site asks whoever is signed in before it loads what comes from your machine. \`--offline\` needs no site: the package
\`site-emulator\` has the published one with recorded answers of its API; \`src/testing/answers.json\` has those of your collections.
The tests, \`npm run e2e\` and the gallery have the same answers.

**Publishing** takes two variables: \`SITE_URL\`, the address of the site, such as \`https://www.example.com\`, and
\`DELIVERY_KEY\`, the file of your private key (\`npx delivery key create ../${name}.pem\` makes it and prints the public half,
which the site's owner adds to those that are trusted). \`DELIVERY_ENV\` names the environment when it is not \`production\`.
Visitors get a version, also the first, after \`npx delivery promote ${name} <version>\`. \`npx delivery status\` shows it with
the reports of visitors. For the next one, raise the version (\`npm version patch\`) and \`npm run release\`.
\`npx delivery rollback ${name}\` goes back, \`npx delivery --help\` has the rest.

| where                   | what                                                                     |
| ----------------------- | ------------------------------------------------------------------------ |
| \`src/remote.ts\`         | pages with their addresses, menu entries, slots, collections             |
| \`src/page/\`             | the pages with their data and the form, and their tests                  |
| \`src/**/*.host.test.*\` | tests that each version of the site passes before visitors get it        |
| \`src/slots/teaser.tsx\`  | the section of the home page                                             |
| \`src/testing/\`          | the answers of the API, and what the gallery shows with them             |
| \`e2e/\`                  | what a browser does in the recorded site                                 |

A page that reads a query parameter names it in its \`searchParams\` in \`src/remote.ts\` and reads it with \`useSearch\`.
`.replaceAll('\\`', '`');

/**
 * The files of a new remote in a separate repository, which gets everything from a registry.
 *
 * @param registry its address; without one, npm reads it from the variable SITE_REGISTRY
 */
export function standaloneFilesOf(remote: NewRemote, registry = '${SITE_REGISTRY}'): Readonly<Record<string, string>> {
  return {
    'package.json': manifestOf(remote),
    '.npmrc': `# Never the public registry: strangers have packages of the same names there.\nregistry=${registry}\nsave-exact=true\n`,
    '.gitignore': 'node_modules/\ndist/\ndist-server/\n.cache/\n.facades/\ntest-results/\n*.tsbuildinfo\n*.pem\n',
    '.github/workflows/check.yml': CI,
    'README.md': readmeOf(remote),
    'tsconfig.json': json({ include: ['src', 'src/**/*.json', 'e2e', '*.ts'], compilerOptions: compilerOptions() }),
    'eslint.config.cjs': LINT_CONFIG,
    '.oxfmtrc.json': json(readJson('.oxfmtrc.json')),
    'dev.ts': DEV,
    ...sourcesOf(remote, 'playwright.config.ts', 'e2e'),
  };
}
