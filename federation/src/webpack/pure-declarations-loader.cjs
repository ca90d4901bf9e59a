/**
 * Lets a build leave out the router's components that nobody imports. Making a component or a context has no effect but
 * its value, and a name for developers is none either, but no compiler can know that.
 *
 * @param {string} source a module of the router's
 */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2');
