/** A least-recently-used cache in memory, limited by its total size in bytes. */
export class ByteLru<Value extends { data: Uint8Array }> {
  private readonly kept = new Map<string, Value>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  get(name: string): Value | undefined {
    const value = this.kept.get(name)
    if (!value) return undefined
    // A map keeps its order of insertion: the last is the one used last.
    this.kept.delete(name)
    this.kept.set(name, value)
    return value
  }

  /** Stores a value; one larger than an eighth of the limit is not cached. */
  set(name: string, value: Value): void {
    this.delete(name)
    if (value.data.length > this.maxBytes / 8) return
    this.kept.set(name, value)
    this.bytes += value.data.length
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.delete(oldest)
    }
  }

  private delete(name: string): void {
    const value = this.kept.get(name)
    if (!value) return
    this.kept.delete(name)
    this.bytes -= value.data.length
  }
}
