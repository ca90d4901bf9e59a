import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  browserEntry: './src/browser/main.tsx',
  serverEntry: './src/render/server-entry.tsx',
  runtimePlugins: [],
});
