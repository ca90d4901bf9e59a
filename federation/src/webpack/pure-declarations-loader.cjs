/**
 * Lets a build leave out what nobody imports of the router and of RTK Query. Making a component, a context or a module of
 * an API has no effect but its value, and a name for developers is none either, but no compiler can know that.
 *
 * @param {string} source a module of one of the two
 */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2')
    .replaceAll(/\b(?:coreModule|reactHooksModule)\(\)/g, '/* @__PURE__ */ $&');
