import { galleryConfig } from 'federation/webpack';

export default galleryConfig(__dirname, Number(process.env['PORT'] ?? 8090));
