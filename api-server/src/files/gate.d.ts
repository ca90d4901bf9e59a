/** Lets a number of tasks run at once; the others wait their turn. */
export declare class Gate {
    private free;
    private readonly waiting;
    constructor(places: number);
    run<Result>(task: () => Promise<Result>): Promise<Result>;
}
