import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and the document of the tests lacks. Import this before anything of the router.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

Blob.prototype.arrayBuffer ??= function readAll(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error('not read'));
    reader.onerror = () => reject(new Error('not read'));
    reader.readAsArrayBuffer(this);
  });
};
