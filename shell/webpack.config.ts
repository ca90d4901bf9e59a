import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  browserEntry: './src/browser/main.ts',
  renderer: './src/render/render-page.ts',
});
