import admin from './index';

it('has a screen for owners and editors', () => {
  const [screen] = admin.screens({ store: {} as never });
  expect(screen).toMatchObject({ path: 'example', roles: ['owner', 'editor'] });
});
