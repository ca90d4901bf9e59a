import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  browserEntry: './src/browser/main.tsx',
  renderer: './src/render/render-page.ts',
});
