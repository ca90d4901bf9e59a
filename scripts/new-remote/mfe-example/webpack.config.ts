import { remoteConfigs } from 'federation/webpack';

export default remoteConfigs(__dirname);
