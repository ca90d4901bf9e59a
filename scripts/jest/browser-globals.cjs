/** What every browser has and jsdom lacks: text encoding (the router needs it) and the web streams of `fetch`. */
const { TextDecoder, TextEncoder } = require('node:util');

if (typeof globalThis.TextEncoder === 'undefined') Object.assign(globalThis, { TextDecoder, TextEncoder });
