import { KIT, PAGE, remoteWith, shellWith } from '../testing/types';
import { typeProblems } from './type-problems';

const bytes = (types: object): Buffer => Buffer.from(JSON.stringify(types));

const problemsWith = (kit: string, page = PAGE) =>
  typeProblems(bytes(shellWith(kit)), [bytes(remoteWith(page))]).flat();

test.each([
  [
    'renamed',
    KIT.replace('onClick?', 'onPress?'),
    'gives Button `onClick`; shell has a Button that takes no `onClick`',
  ],
  [
    'needed',
    KIT.replace('size?:', 'label: string; size?:'),
    'gives Button no `label`; shell has a Button that needs it',
  ],
  [
    'with other values',
    KIT.replace("'small' | ", ''),
    `has \`size\`; shell does not fit it: Type '"small"' is not assignable`,
  ],
  [
    'gone from a result',
    KIT.replace('readonly text: string; ', ''),
    'reads `text` of `useNotice()`; shell has no `text` there',
  ],
  [
    'gone from a result that the remote keeps',
    KIT.replace('; readonly hide: () => void', ''),
    'reads `hide` of `useNotice()`; shell has no `hide` there',
    PAGE.replace(
      'const { text } = useNotice();',
      'const notice = useNotice(); notice.hide(); const { text } = notice;',
    ),
  ],
  [
    'gone from an argument',
    KIT.replace('for?: number', 'until?: number'),
    'gives notify `for`; shell has a notify that takes no `for`',
  ],
  [
    'no longer exported',
    KIT.replaceAll('ButtonProps', 'Props'),
    'imports `ButtonProps` from ui-kit; shell has no such name there',
  ],
])('a used name that is %s is a problem, in the words of the remote', (_what, kit, words, page = PAGE) => {
  const problems = problemsWith(kit, page).map(({ use, host, places }) => `${use}; shell ${host} (${places.join()})`);
  expect(problems).toContainEqual(expect.stringContaining(words));
  expect(problems).toContainEqual(expect.stringContaining('(src/page.tsx)'));
});

test.each([
  ['another optional property', KIT.replace('size?', "look?: 'plain'; size?")],
  ['a further value', KIT.replace("'small'", "'small' | 'medium'")],
  ['a further name in a result', KIT.replace('readonly text', 'readonly since: number; readonly text')],
  ['a name without users that is gone', KIT.replace('; readonly hide: () => void', '')],
])('%s is not a problem', (_what, kit) => {
  expect(problemsWith(kit)).toEqual([]);
});

test('a module that a remote brings is its own copy, also if the host has changed a file behind it', () => {
  const chart = (property: string) => ({
    'chart/index.ts': `export { Chart } from './chart';`,
    'chart/chart.ts': `export declare function Chart(props: { ${property}: number }): null;`,
  });
  const imports = { 'chart/index.ts': { './chart': 'chart/chart.ts' } };
  const page = `import { Chart } from 'chart';\nexport const drawn = <Chart value={1} />;`;
  const remote = remoteWith(page);
  const brings = {
    ...remote,
    files: { ...remote.files, ...chart('value') },
    imports: { ...imports, 'src/page.tsx': { chart: 'chart/index.ts' } },
  };
  const shell = shellWith(KIT);
  const changed = { ...shell, files: { ...shell.files, ...chart('values') }, imports };
  expect(typeProblems(bytes(changed), [bytes(brings)])).toEqual([[]]);
});

test('published types name no file outside the publication', () => {
  const page = `/// <reference path="/etc/hosts" />\nimport { a } from '/etc/passwd';\nexport const b: number = a;`;
  const remote = { ...remoteWith(page), imports: { 'src/page.tsx': { '/etc/passwd': '../../etc/passwd' } } };
  expect(typeProblems(bytes(shellWith(KIT)), [bytes(remote)])).toEqual([[]]);
});

test('several remotes are compared at once, and none changes what another sees', () => {
  const misfit = remoteWith(PAGE.replace('onClick', 'onPress'));
  const augments = remoteWith(`${PAGE}\ndeclare module 'ui-kit' { interface ButtonProps { onPress?: () => void } }`);
  const remotes = [remoteWith(), misfit, augments, misfit].map(bytes);
  const use = 'gives Button `onPress`';
  const misfits = [expect.objectContaining({ use })];
  expect(typeProblems(bytes(shellWith(KIT)), remotes)).toEqual([[], misfits, [], misfits]);
});
