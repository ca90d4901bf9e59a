import { temporaryFolder } from '../testing/packages';
import { gitCommitOf } from './git-commit';

it('names the commit of a folder in a repository, and none outside', async () => {
  expect(await gitCommitOf(__dirname)).toMatch(/^[0-9a-f]{40}$/);
  expect(await gitCommitOf(await temporaryFolder())).toBeUndefined();
});
