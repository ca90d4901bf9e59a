const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** The compiled code of each module that test files have loaded, by its file. */
const compiled = new Map();

/**
 * Compiles a module once per worker process, in place of once per test file: it runs in the document of each test file,
 * from the code that the engine has compiled, functions included, when the first test file ends.
 */
module.exports = class CompiledOnceRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const [start, end] = [`(function(${executor.injectedModuleParameters.join()}){`, '\n})'];
    const testFile = executor.testPath;
    /** Those whose code is not known yet. */
    this.scripts = new Map();

    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      // The sandbox alone can import modules at run time; it also says what is wrong with a file.
      if (!context || filename === testFile || code.includes('import(')) return compile(code, filename);
      const known = compiled.get(filename);
      const cachedData = known?.code === code ? known.data : undefined;
      let script;
      try {
        script = new Script(start + code + end, { filename, columnOffset: -start.length, cachedData });
      } catch {
        return compile(code, filename);
      }
      if (!cachedData || script.cachedDataRejected) this.scripts.set(filename, { script, code });
      return script.runInContext(context);
    };
  }

  teardown() {
    for (const [filename, { script, code }] of this.scripts)
      compiled.set(filename, { code, data: script.createCachedData() });
    this.scripts.clear();
    super.teardown();
  }
};
module.exports.default = module.exports;
