export declare function systemChromium(): string | undefined
export declare function testedChromium(): string | undefined
export declare function chromiumFlags(): string[]
export declare function provideChromium(): boolean
