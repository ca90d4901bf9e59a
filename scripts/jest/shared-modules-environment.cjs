const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Names of the global symbols under which Jest stores the state of one test file. */
const STATE =
  /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|LOG_ERRORS_BEFORE_RETRY|RETRY_|TEST_TIMEOUT_SYMBOL|WAIT_BEFORE_RETRY)/;

/**
 * Node.js itself in place of a sandbox: tests and the modules of `shared-modules-runtime.cjs` have one set of globals,
 * as in production. Environment variables, `console` and `process.exit` are restored after each file.
 */
module.exports = class SharedModulesEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.sharesModules = true;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console, exit: process.exit, environment: { ...process.env } };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (STATE.test(symbol.description ?? '')) delete globalThis[symbol];
    const { environment, exit, ...rest } = this.before;
    Object.assign(globalThis, rest);
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks for a context of the sandbox; the runtime compiles without one. */
  getVmContext() {
    return globalThis;
  }
};
