import { mix, palette } from './colour';

/** The colours of one hour of the day; every element of a scene uses these tones. */
export interface Light {
  /** Highest part of the sky. */
  zenith: string;
  /** Half way from there to the sun; prevents petrol and amber from mixing to olive. */
  veil: string;
  /** The sky beside the sun. */
  glow: string;
  sun: string;
  /** Land at three distances. */
  far: string;
  middle: string;
  near: string;
  /** The strip closest to the viewer. */
  edge: string;
  /** Body, shaded side and lit edge of objects in the middle distance. */
  body: string;
  shade: string;
  rim: string;
  /** Fine line on bodies. */
  line: string;
  /** Lamps and windows. */
  lamp: string;
}

const { ink } = palette;

/** Sun just above the horizon, sky from petrol to amber. */
const dusk: Light = {
  zenith: '#11394a',
  veil: '#976850',
  glow: '#f5b860',
  sun: '#ffe9bf',
  far: '#a56a48',
  middle: '#5b4a48',
  near: '#26363f',
  edge: ink,
  body: '#16303c',
  shade: '#0f2028',
  rim: '#f8c67d',
  line: '#c98d52',
  lamp: '#ffd58a',
};

/** The last red before dark. */
const afterglow: Light = {
  zenith: '#1d2f3d',
  veil: '#7f4b4a',
  glow: '#ee8452',
  sun: '#ffdcb0',
  far: '#8a4b45',
  middle: '#4f3a44',
  near: '#25303c',
  edge: ink,
  body: '#1c2b36',
  shade: '#121d26',
  rim: '#ffb483',
  line: '#c9775a',
  lamp: '#ffd08a',
};

/** A clear morning, paper and mist. */
const dawn: Light = {
  zenith: '#7fb0b3',
  veil: '#bcd0c4',
  glow: '#fbe6c4',
  sun: '#fffaf0',
  far: '#a9c3bb',
  middle: '#5f9486',
  near: '#2c6a62',
  edge: '#123f45',
  body: '#1d5560',
  shade: '#123f4c',
  rim: '#fdebc9',
  line: '#9cc4bd',
  lamp: '#ffe2a6',
};

/** The hour before: the sky still deep, the ground already green. The background of white lettering. */
const morning: Light = {
  ...dawn,
  zenith: '#14525f',
  veil: '#7fa79c',
  glow: '#fbe0b4',
  far: '#93b5a8',
  middle: '#4b8578',
  near: '#235d58',
  edge: '#0f3a42',
  line: '#8fbdb5',
};

/** Cool early light over water. */
const seaDawn: Light = {
  zenith: '#1b626d',
  veil: '#84aaa5',
  glow: '#f7dcb2',
  sun: '#fff6e4',
  far: '#8fb7b4',
  middle: '#3f8689',
  near: '#17606a',
  edge: '#0f3d4c',
  body: '#124c5a',
  shade: '#0d3746',
  rim: '#ffe7be',
  line: '#93c3c2',
  lamp: '#ffe2a6',
};

/** Blue hour with lamps lit. */
const night: Light = {
  zenith: '#0a1822',
  veil: '#173b48',
  glow: '#2b6470',
  sun: '#f1ead8',
  far: '#1f4a58',
  middle: '#15343f',
  near: '#0f2630',
  edge: '#0a171f',
  body: '#0d222c',
  shade: '#081821',
  rim: '#7fb4b6',
  line: '#3f7784',
  lamp: '#ffc765',
};

/** High haze: a pale, hot day. */
const haze: Light = {
  zenith: '#d9b97f',
  veil: '#ecd3a3',
  glow: '#fbedcf',
  sun: '#fffdf5',
  far: '#d8b88a',
  middle: '#a98a63',
  near: '#5d5a4c',
  edge: '#24363c',
  body: '#23505a',
  shade: '#173d49',
  rim: '#fff3d8',
  line: '#8fb0a8',
  lamp: '#fff0c8',
};

/** Workshop and laboratory light: the window is the sun. */
const interior: Light = {
  zenith: '#14424f',
  veil: '#7d8a78',
  glow: '#f3cf95',
  sun: '#fff3dc',
  far: '#2c6169',
  middle: '#1c4c57',
  near: '#123742',
  edge: ink,
  body: '#12323d',
  shade: '#0c222b',
  rim: '#f6cf93',
  line: '#5e9298',
  lamp: '#ffdc9c',
};

/** The middle of a fair day: short shadows, far hills blue. */
const day: Light = {
  zenith: '#5fa3b3',
  veil: '#8fc1c7',
  glow: '#cfe5e2',
  sun: '#fffdf5',
  far: '#8db4b2',
  middle: '#7ba383',
  near: '#40776a',
  edge: '#173f45',
  body: '#1c5261',
  shade: '#123c49',
  rim: '#f6f4e6',
  line: '#a9cdc9',
  lamp: '#fff0c8',
};

/** The same at sea. */
const seaDay: Light = { ...day, middle: '#4b9aa6', near: '#1f6f7d', edge: '#0f4654' };

/** The same in a dry country. */
const dryDay: Light = { ...day, far: '#b9b08f', middle: '#c6aa76', near: '#8a7550', edge: '#3b3a33' };

/** Under a closed ceiling of cloud, or in the rain. */
const grey: Light = {
  zenith: '#6f868c',
  veil: '#93a5a8',
  glow: '#c3cdcb',
  sun: '#e6ebe6',
  far: '#8b9e9e',
  middle: '#62797a',
  near: '#3a5458',
  edge: '#142c34',
  body: '#1d3f4a',
  shade: '#132d37',
  rim: '#d5ddd8',
  line: '#8fa5a6',
  lamp: '#ffd58a',
};

export const lights = {
  dusk,
  ember: afterglow,
  dawn,
  morning,
  seaDawn,
  night,
  haze,
  day,
  seaDay,
  dryDay,
  grey,
  interior,
};

/** The same hour, further away: bodies drawn with it recede into the air. */
export function distant(light: Light, share: number): Light {
  const air = mix(light.glow, light.far, 0.55);
  return {
    ...light,
    body: mix(light.body, air, share),
    shade: mix(light.shade, air, share),
    rim: mix(light.rim, air, share * 0.7),
    line: mix(light.line, air, share),
  };
}
