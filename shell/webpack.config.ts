import { hostConfigs } from 'federation/webpack';

export default hostConfigs(__dirname, {
  styles: 'ui-kit/styles.css',
  browserEntry: './src/browser/main.ts',
  renderer: './src/render/render-page.ts',
});
