/** Deletes items one after another; answers the last message, and stops at the first that fails. */
export async function deleteEach(
  ids: readonly string[],
  remove: (id: string) => Promise<{ message: string }>,
): Promise<string> {
  let message = '';
  for (const id of ids) ({ message } = await remove(id));
  return message;
}
