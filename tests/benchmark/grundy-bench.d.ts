/** benchmark/bench.cpp as a WebAssembly module. */
declare module 'grundy-bench' {
  const createBench: (options: {
    wasmBinary: Uint8Array;
    print: (line: string) => void;
  }) => Promise<{ callMain(args: string[]): number }>;
  export default createBench;
}
