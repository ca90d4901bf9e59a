import { lazy } from 'react';

/** Chooses a picture of the media library; its code is loaded when it opens. */
export const PictureChooser = lazy(() => import(/* webpackChunkName: "admin-pictures" */ './picture-chooser'));
