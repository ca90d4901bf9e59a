import { readConfig } from './config';

test('every fault of the environment is named in one message', () => {
  expect(() => readConfig({ PORT: 'x', API_ORIGIN: 'nowhere', RENDER_PATIENCE: '-1' })).toThrow(
    /API_ORIGIN[\s\S]*PORT[\s\S]*RENDER_PATIENCE/,
  );
});

test('what is not set has a default', () => {
  const config = readConfig({ API_ORIGIN: 'http://127.0.0.1:4000' });
  expect(config).toMatchObject({ port: 3000, environment: 'production', patience: 300, production: false });
});
