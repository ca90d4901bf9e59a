import { act, renderHook } from '@testing-library/react';
import { drainNotices } from 'ui-kit';
import { useCollectionActions } from './use-collection-actions';

it.each([
  ['an error', new Error('This sector still has 2 subsectors')],
  ['a refusal as the store hands it on', { status: 409, message: 'This sector still has 2 subsectors' }],
])('shows the reason of %s', async (_, reason) => {
  const messages: string[] = [];
  const stop = drainNotices(({ message }) => messages.push(message));
  const { result } = renderHook(() => useCollectionActions<string>(String, () => undefined));
  await act(async () => {
    result.current.start({ id: 'delete', label: 'Delete', run: () => Promise.reject(reason as Error) }, ['one']);
  });
  expect(messages).toEqual(['This sector still has 2 subsectors']);
  stop();
});

it('keeps the selection until a dialog reports that it is done', async () => {
  const onDone = jest.fn();
  const { result } = renderHook(() => useCollectionActions<string>(String, onDone));
  let finish = (): void => undefined;
  act(() => result.current.start({ id: 'move', label: 'Move', opens: (_items, done) => (finish = done) }, ['one']));
  expect(onDone).not.toHaveBeenCalled();
  act(() => finish());
  expect(onDone).toHaveBeenCalledTimes(1);
});

it.each([
  [['two'], ['2 items deleted. 1 item not deleted: two (It has products)']],
  [
    ['one', 'two', 'three', 'four'],
    [
      '4 items not deleted:',
      'Show all 4',
      ...['one', 'two', 'three', 'four'].map((item) => `${item} (It has products)`),
    ],
  ],
])('says in a message what an action did after its screen was left, if %j cannot be deleted', async (kept, told) => {
  const messages: string[] = [];
  const stop = drainNotices(({ message, details }) =>
    messages.push(message, ...(details ? [details.label, ...details.lines] : [])),
  );
  const { result, unmount } = renderHook(() => useCollectionActions<string>(String, () => undefined));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const items = kept.length > 1 ? kept : ['one', 'two', 'three'];
  const each = (item: string) =>
    answered.then(() => (kept.includes(item) ? Promise.reject(new Error('It has products')) : { message: '' }));
  act(() => result.current.start({ id: 'delete', label: 'Delete', danger: true, each }, items));
  unmount();
  await act(async () => answer());
  expect(messages).toEqual(told);
  stop();
});
