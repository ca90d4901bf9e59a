/** Matches files that certainly have something to mark: RTK Query's builds, and a router's file of many contexts. */
const isExpected = (path, source) =>
  /rtk-query(-react)?\.modern\.mjs$/.test(path) || (source.match(/\bcreateContext\(/g) ?? []).length > 2;

/**
 * Lets a build leave out what nobody imports of the router and of RTK Query. Making a component, a context or a module of
 * an API has no effect but its value, and a name for developers is none either, but no compiler can know that.
 *
 * @param {string} source a module of one of the two
 * @throws Error when the library no longer writes its declarations in this way
 */
module.exports = function pureDeclarations(source) {
  const marked = source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replaceAll(/\b(?:coreModule|reactHooksModule)\(\)/g, '/* @__PURE__ */ $&');
  if (marked === source && isExpected(this.resourcePath, source)) {
    throw new Error(
      `${this.resourcePath} declares nothing as expected: adapt pure-declarations-loader.cjs to the library.`,
    );
  }
  return marked;
};
