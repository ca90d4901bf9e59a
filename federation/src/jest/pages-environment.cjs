const { TestEnvironment } = require('jest-environment-jsdom');

/** A document with the fetch API, which a router needs to create a request for every navigation. */
module.exports = class PagesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, fetch, URLSearchParams, AbortController, AbortSignal });
  }
};
