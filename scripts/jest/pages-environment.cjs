const { TestEnvironment } = require('jest-environment-jsdom');

/** A document that has the fetch API too, of which a router makes a request for every navigation. */
module.exports = class PagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, fetch, AbortController, AbortSignal });
  }
};
