const { TestEnvironment } = require('jest-environment-jsdom');

/** A document that has the fetch API too: the router makes a Request of every navigation. */
module.exports = class PagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, fetch, AbortController, AbortSignal });
  }
};
