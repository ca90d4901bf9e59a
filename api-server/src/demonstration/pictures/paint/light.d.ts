/** The colours of one hour of the day; every element of a scene takes its tones from here. */
export interface Light {
    /** Highest part of the sky. */
    zenith: string;
    /** Half way from there to the sun; keeps petrol and amber from meeting in olive. */
    veil: string;
    /** The sky beside the sun. */
    glow: string;
    sun: string;
    /** Land in three distances. */
    far: string;
    middle: string;
    near: string;
    /** The strip closest to the viewer. */
    edge: string;
    /** Body, shaded side and lit edge of what stands in the middle distance. */
    body: string;
    shade: string;
    rim: string;
    /** Fine line on bodies. */
    line: string;
    /** Lamps and windows. */
    lamp: string;
}
export declare const lights: {
    dusk: Light;
    ember: Light;
    dawn: Light;
    morning: Light;
    seaDawn: Light;
    night: Light;
    haze: Light;
    interior: Light;
};
/** The same hour, further away: bodies drawn with it recede into the air. */
export declare function distant(light: Light, share: number): Light;
/** Colours named in the house palette, adapted to the hour by mixing them with its shade. */
export declare function painted(light: Light, colour: string, share?: number): string;
