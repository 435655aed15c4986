/** Union-find over the numbers 0..size-1. */
export class DisjointSets {
  private readonly parent: number[];

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, i) => i);
  }

  find(i: number): number {
    let root = i;
    while (this.parent[root] !== undefined && this.parent[root] !== root) {
      root = this.parent[root] ?? root;
    }
    let at = i;
    while (at !== root) {
      const next = this.parent[at] ?? root;
      this.parent[at] = root;
      at = next;
    }
    return root;
  }

  join(i: number, j: number): void {
    this.parent[this.find(i)] = this.find(j);
  }

  /** The members of every set, ascending. */
  groups(): number[][] {
    const byRoot = new Map<number, number[]>();
    for (let i = 0; i < this.parent.length; i++) {
      const root = this.find(i);
      const group = byRoot.get(root);
      if (group) group.push(i);
      else byRoot.set(root, [i]);
    }
    return [...byRoot.values()];
  }
}
