import type { Light } from '../paint/light';
export type Pose = 'stand' | 'walk' | 'point' | 'kneel' | 'carry' | 'lean' | 'read' | 'sit';
interface Person {
    pose?: Pose;
    /** Without a helmet the head shows hair: short, or gathered in a knot. */
    head?: 'helmet' | 'short' | 'knot';
    /** Colour of the helmet or of the vest's band. */
    accent?: string;
    coat?: boolean;
}
/** A person at work, 180 units high when standing, in silhouette with the light from the right. */
export declare function person(light: Light, { pose, head, accent, coat }?: Person): string;
export {};
