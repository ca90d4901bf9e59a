import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import type { Context } from 'node:vm';

/** The web APIs that jsdom lacks, and those of Node.js that work together with its `Request`, as in Jest's preset. */
const OF_NODE = [
  ...['Request', 'Response', 'Headers', 'fetch', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'structuredClone', 'crypto'],
];

const readAll = (window: DOMWindow) =>
  function arrayBuffer(this: Blob): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const reader = new window.FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
      reader.readAsArrayBuffer(this);
    });
  };

/** Interfaces by whose names libraries recognise nodes; a bundle of jsdom has other names for some of them. */
const NAMED = ['Element', 'HTMLElement', 'SVGElement', 'Text', 'Comment', 'DocumentFragment'] as const;

/** An empty document with separate global objects, in which published code runs. */
export interface TestDocument {
  readonly window: DOMWindow;
  readonly context: Context;
}

export function testDocument(): TestDocument {
  const page = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    ...{ url: 'http://host.test/', pretendToBeVisual: true, runScripts: 'outside-only' },
    virtualConsole: new VirtualConsole().on('jsdomError', ({ message }) => page.window.console.error(message)),
  });
  const { window } = page;
  for (const name of NAMED) Object.defineProperty(window[name], 'name', { value: name });
  for (const name of OF_NODE)
    Object.defineProperty(window, name, {
      ...{ value: Reflect.get(globalThis, name) as unknown, writable: true, configurable: true },
    });
  window.Blob.prototype.arrayBuffer ??= readAll(window) as Blob['arrayBuffer'];
  return { window, context: page.getInternalVMContext() };
}
