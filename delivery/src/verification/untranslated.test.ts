import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { runDelivery } from '../commands/run';
import { createKeyFile } from '../signing/key-pair';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';

async function verifyOf(...packages: readonly string[]): Promise<{ code: number; out: string }> {
  const root = await temporaryFolder();
  const { publicKey } = await createKeyFile(path.join(root, 'ci.pem'));
  const keys = [{ name: 'ci', publicKey, publish: ['*'], traffic: ['*'] }];
  await writeFile(path.join(root, 'trusted.json'), JSON.stringify({ keys }), { mode: 0o600 });
  const env = {
    DELIVERY_KEY: path.join(root, 'ci.pem'),
    TRUSTED_KEYS: path.join(root, 'trusted.json'),
    STORE_URL: path.join(root, 'store'),
  };
  const run = async (...args: readonly string[]) => {
    const lines: string[] = [];
    const say = (text: string): void => void lines.push(text);
    const code = await runDelivery(args, env, { out: say, err: say, progress: () => undefined });
    return { code, out: lines.join('\n').replaceAll(/-[0-9a-f]{8}/g, '') };
  };
  expect(await run('publish', ...packages, '--promote')).toMatchObject({ code: 0 });
  return run('verify');
}

test('verify says what is not translated by remote and language, and holds', async () => {
  const texts = { texts: 5, missing: { hi: [], gu: ['Apply now', 'Close', 'Search', 'Send'] } };
  const { code, out } = await verifyOf(
    await shellPackage({ texts: { texts: 20, missing: { hi: ['Menu'], gu: [] } } }),
    await remotePackage({ texts }),
    await remotePackage({ name: 'events' }),
  );
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => line.startsWith('Not translated'))).toEqual([
    'Not translated: texts-translated: shell 1.0.0, hi: 1 of 20 texts are not translated: “Menu”.',
    'Not translated: texts-translated: careers 1.0.0, gu: 4 of 5 texts are not translated: “Apply now”, “Close”, “Search”, 1 more.',
    'Not translated: texts-translated: events 1.0.0, gu: no text is translated.',
    'Not translated: texts-translated: events 1.0.0, hi: no text is translated.',
  ]);
});

test('a site in English alone has nothing to translate', async () => {
  const { code, out } = await verifyOf(await shellPackage(), await remotePackage({ texts: { texts: 5, missing: {} } }));
  expect([code, out]).toEqual([0, expect.not.stringContaining('Not translated')]);
});
