import { publishedManifest } from './published-manifest';

const SOURCE = {
  name: 'kit',
  version: '1.2.0',
  description: 'A kit.',
  license: 'UNLICENSED',
  private: true,
  sideEffects: ['*.css', './src/once.ts'],
  exports: { '.': './src/index.ts', './testing': './src/testing/index.ts', './styles.css': './src/styles/index.css' },
  publishConfig: { bin: { kit: './src/commands/main.ts' } },
  dependencies: { react: '19.3.1', zod: '4.6.7' },
};

test('a registry gets the built files, for bundlers and for Node.js, and no sources', () => {
  const { exports, bin, sideEffects } = publishedManifest(SOURCE);
  expect(exports).toEqual({
    '.': { types: './types/index.d.ts', require: './cjs/index.js', default: './esm/index.js' },
    './styles.css': './esm/styles/index.css',
  });
  expect(bin).toEqual({ kit: './cjs/commands/main.js' });
  expect(sideEffects).toEqual(['*.css', './esm/once.js', './cjs/once.js']);
});

test('the helpers of tests are published only of the package whose calls the tests of remotes answer', () => {
  const { exports } = publishedManifest({ ...SOURCE, name: 'shared-store' });
  expect(exports['./testing']).toMatchObject({ require: './cjs/testing/index.js' });
});

test('packages that must be on a page once are peers, all others dependencies, and nothing is private', () => {
  const manifest = publishedManifest(SOURCE);
  expect(manifest.peerDependencies).toEqual({ react: '^19.3.1' });
  expect(manifest.dependencies).toEqual({ zod: '^4.6.7' });
  expect(manifest).not.toHaveProperty('private');
});
