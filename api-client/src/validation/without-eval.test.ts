/** @jest-environment jsdom */

it('compiles no code in a browser, where the content security policy would report it', async () => {
  const compile = jest.spyOn(globalThis, 'Function');
  const { contactBodySchema } = await import('../schemas');
  expect(contactBodySchema.safeParse({}).success).toBe(false);
  expect(compile).not.toHaveBeenCalled();
  compile.mockRestore();
});
