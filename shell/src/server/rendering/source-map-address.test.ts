import { withSourceMapAddress } from './source-map-address';

test('a debugger finds the source map of a server bundle by its absolute address', () => {
  const code = Buffer.from('exports.a = 1;\n//# sourceMappingURL=index.js.map');
  const found = withSourceMapAddress(code, '/srv/store/r/careers/1.0.0-ab/server/index.js');
  expect(Buffer.from(found).toString()).toBe(
    'exports.a = 1;\n//# sourceMappingURL=file:///srv/store/r/careers/1.0.0-ab/server/index.js.map\n',
  );
});
