const Module = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

const ROOT = path.resolve(__dirname, '../..');

/** Whether a file helps tests: such files register hooks, and have state, for one test file. */
function isHelper(file) {
  const folders = path.relative(ROOT, file).split(path.sep);
  return !folders.includes('node_modules') && (folders.includes('test') || folders.includes('testing'));
}

/** Source maps of the shared modules, by file, for the stack traces of every later test file. */
const sourceMaps = new Map();

/** The functions of the modules that each test file runs anew, Jest's own and the helpers of tests, by file. */
const functions = new Map();

/** The compiler of the current test file. */
let compiler;

/** A source file as JavaScript. */
function compiled(file) {
  const code = compiler.transform(file);
  const map = compiler.sourceMaps.get(file);
  if (map) sourceMaps.set(file, map);
  return code;
}

/** Lets Node.js load TypeScript, before a JSON file of the same name, compiled and cached as Jest does it. */
function loadTypeScript() {
  const { '.json': json, '.node': addon, ...others } = Module._extensions;
  for (const extension of ['.json', '.node']) delete Module._extensions[extension];
  const load = (module, file) => module._compile(compiled(file), file);
  Object.assign(Module._extensions, others, { '.ts': load, '.tsx': load, '.json': json, '.node': addon });
}

/**
 * Loads the modules that test files import once per worker process, by Node.js, in place of once per test file: to
 * load the API server takes longer than most of its tests. Jest loads the test file itself and the helpers of tests.
 * A test that mocks a module cannot share it: `@jest-environment node` in its first comment gives it separate ones.
 */
module.exports = class SharedModulesRuntime extends JestRuntime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!environment.sharesModules) return;
    compiler = this.transformCache;
    for (const [file, map] of sourceMaps) compiler.sourceMaps.set(file, map);
    loadTypeScript();
    const { testPath, injectedModuleParameters } = this.executor;
    this.executor.compile = (code, filename) => {
      const known = functions.get(filename);
      if (known?.code === code) return known.run;
      const run = compileFunction(code, injectedModuleParameters, { filename });
      if (filename !== testPath) functions.set(filename, { code, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    if (!this._environment.sharesModules || Module.isBuiltin(name) || name === '@jest/globals')
      return super.requireModuleOrMock(from, name);
    const require = Module.createRequire(from);
    return isHelper(require.resolve(name)) ? super.requireModuleOrMock(from, name) : require(name);
  }
};
module.exports.default = module.exports;
