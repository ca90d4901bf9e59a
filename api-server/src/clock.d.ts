/** Where the application takes the time from, so that tests can move it. */
export interface Clock {
    now(): Date;
}
export declare const systemClock: Clock;
export declare const SECOND = 1000;
export declare const MINUTE: number;
export declare const HOUR: number;
export declare const DAY: number;
