import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FolderFileStore } from '../files/folder-file-store';
import { createBackupKey, EncryptedStore, readBackupKeys } from './encrypted-store';

test('other requests are answered while a large file is encrypted and decrypted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'encrypted-'));
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  try {
    const keyFile = path.join(folder, 'backup.key');
    await createBackupKey(keyFile);
    const inner = new FolderFileStore(path.join(folder, 'files'));
    const store = await EncryptedStore.over(inner, await readBackupKeys(keyFile));
    const order: string[] = [];
    const ask = () =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then(() => order.push('answered'));
    const bytes = Buffer.alloc(4_000_000, 'résumé');
    const put = inner.put.bind(inner);
    jest.spyOn(inner, 'put').mockImplementation((key, encrypted) => {
      order.push('encrypted');
      return put(key, encrypted);
    });
    await Promise.all([store.put('a', bytes), ask()]);
    const read = store.read('a').then(async (stream) => {
      order.push('decrypted');
      return buffer(stream);
    });
    const [opened] = await Promise.all([read, ask()]);
    expect(order).toEqual(['answered', 'encrypted', 'answered', 'decrypted']);
    expect(opened.equals(bytes)).toBe(true);
    expect(await store.stat('a')).toEqual({ size: bytes.length });
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
});
