#!/usr/bin/env python3
"""The deepest stack of the handheld's program, from the compiler's call graph and stack usage (GCC, -fcallgraph-info=su -S), which
scripts/with_notes puts behind the assembler text.
Direct calls are in the graph. A call through a pointer is resolved by its source: the name in front of the bracket and the
number of arguments, matched against functions whose address is in a table (a column of a game's table, or a virtual method of
a class that what stands in front of the name can be), or, where the name matches none, against every function whose address
is taken anywhere and that has as many parameters, and the types that a pointer of this name is declared with; of those, rules
can only have been handed rules.
    scripts/stack_usage.py FOLDER [ROOT]   prints the deepest path"""

import functools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What is not ours has no figures: the C library's small routines, and the compiler's arithmetic.
FOREIGN_BYTES = 48
NODE = re.compile(r'node: \{ title: "([^"]*)" label: "([^"]*)"')
EDGE = re.compile(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"(?: label: "([^"]*)")?')


def last_group(text):
    """The text before the last pair of brackets, and what is inside it."""
    text = text.split(" [with")[0]
    end = text.rfind(")")
    depth = 0
    for at in range(end, -1, -1):
        depth += {")": 1, "(": -1}.get(text[at], 0)
        if depth == 0:
            return text[:at], text[at + 1 : end]
    return text, ""


def count_items(inside):
    if not inside.strip() or inside.strip() == "void":
        return 0
    depth, items = 0, 1
    for letter in inside:
        depth += letter in "([{<"
        depth -= letter in ")]}>"
        items += letter == "," and depth == 0
    return items


def kinds_of(inside):
    """Of parameters, each one's type without its namespace and name: `const void* seen, armada::Console&` is void*, Console&."""
    kinds = []
    for item in re.split(r",\s*", inside.strip()) if inside.strip() else []:
        found = re.match(r"(?:const\s+)?(?:\w+::)*(\w+)\s*([&*]?)", item.strip())
        kinds.append(found.group(1) + found.group(2) if found else item)
    return tuple({"uint8_t": "Seat", "uint32_t": "Move"}.get(kind, kind) for kind in kinds)


class Function:
    def __init__(self, title):
        self.title = title
        self.words = title
        self.place = ""
        self.bytes = None
        self.calls = set()
        self.pointers = set()  # places of calls through pointers

    def signature(self):
        before, inside = last_group(self.words)
        name = re.search(r"([A-Za-z_]\w*)(?:<.*>)?$", before)
        return (name.group(1) if name else before), count_items(inside)


@functools.lru_cache(maxsize=None)
def lines_of(path):
    # ccache makes our paths relative to the folder of the build.
    path = ROOT / re.sub(r"^(\.\./)+", "", path)
    try:
        return path.read_text(encoding="utf-8").split("\n")
    except OSError:
        return []


def call_at(place):
    """The call that is written at file:line:column (its bracket): its name, the number and the text of its arguments, and
    the last word of what it is called on ("" where nothing stands there)."""
    path, line, column = place.rsplit(":", 2)
    lines = lines_of(path)
    if not lines or int(line) > len(lines):
        return None, None, "", ""
    # Columns are counted in bytes.
    text = lines[int(line) - 1].encode()
    before, after = text[: int(column) - 1].decode("utf-8", "ignore"), text[int(column) - 1 :].decode("utf-8", "ignore")
    after += "\n" + "\n".join(lines[int(line) : int(line) + 12])
    name = re.search(r"([A-Za-z_]\w*)\s*$", before)
    if not name or not after.startswith("("):
        # The place is the name itself.
        found = re.match(r"\s*([A-Za-z_]\w*)\s*", after)
        if not found:
            return None, None, "", ""
        name, after = found, after[found.end() :]
    # view().tick(   face.view.draw(   stack_[depth_ - 1]->press(
    called_on = re.search(r"(\w+)\s*(?:\([^()]*\)|\[[^\]]*\])?\s*(?:\.|->)\s*\w+\s*$", before)
    receiver = called_on.group(1) if called_on else ""
    depth = 0
    for at, letter in enumerate(after):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if depth == 0:
            return name.group(1), count_items(after[1:at].replace("->", ".")), after[1:at], receiver
    return name.group(1), None, "", receiver


class Graph:
    def __init__(self, folder):
        self.functions = {}
        self.taken = set()
        self.unresolved = set()
        for path in sorted(pathlib.Path(folder).rglob("*.obj")):
            assembler, _, notes = path.read_text(encoding="utf-8").partition("\n#ci ")
            if not notes:
                raise SystemExit("%s: the compiler left no call graph" % path)
            notes = notes.replace("\n#ci ", "\n")
            self.read_graph(notes)
            self.read_addresses(assembler, notes)
        self.virtual_names, self.bases, self.declared, self.pointer_types = set(), {}, {}, {}
        self.read_classes()
        self.by_signature = {}
        self.by_count = {}
        for title in self.taken:
            function = self.functions[title]
            column = self.table_column(function)
            name, count = function.signature()
            virtual = function.words.startswith("virtual ")
            if column or virtual:
                self.by_signature.setdefault((column or name, count), set()).add(title)
            else:
                self.by_count.setdefault(count, set()).add(title)

    def function(self, title):
        return self.functions.setdefault(title, Function(title))

    def read_graph(self, notes):
        for line in notes.splitlines():
            node = NODE.match(line)
            if node:
                function = self.function(node.group(1))
                parts = node.group(2).split("\\n")
                function.words = parts[0]
                if len(parts) > 1:
                    function.place = parts[1]
                figure = re.match(r"(\d+) bytes \((\w+)", parts[2]) if len(parts) > 2 else None
                if figure:
                    if figure.group(2) == "dynamic":
                        raise SystemExit("%s: a stack frame of unknown size" % parts[0])
                    function.bytes = max(function.bytes or 0, int(figure.group(1)))
                continue
            edge = EDGE.match(line)
            if edge and edge.group(2) == "__indirect_call":
                self.function(edge.group(1)).pointers.add(edge.group(3))
            elif edge:
                self.function(edge.group(1)).calls.add(edge.group(2))

    def read_addresses(self, assembler, notes):
        """Functions whose address is a word of data or a literal of code. Direct calls are neither in assembler text."""
        local = re.search(r'graph: \{ title: "([^"]*)"', notes).group(1)
        # Two names of one function: the constructor of a class and that of its base part.
        for alias, symbol in re.findall(r"^\s*\.set\s+(_Z[\w.]+),\s*(_Z[\w.]+)", assembler, re.M):
            function = self.function(alias)
            function.bytes = 0
            function.calls.update(title for title in (symbol, "%s:%s" % (local, symbol)) if title in self.functions)
        for symbol in re.findall(r"^\s*(?:\.word|\.4byte|\.long)\s+(_Z\w+)|^\s*\.literal\s+\S+,\s*(_Z[\w.]+)", assembler, re.M):
            symbol = symbol[0] or symbol[1]
            for title in (symbol, "%s:%s" % (local, symbol)):
                if title in self.functions:
                    self.taken.add(title)

    def read_classes(self):
        """Which classes derive from which, and which names are declared to be a reference or pointer to which class."""
        sources = [p for folder in ("lib", "src/esp32") for p in (ROOT / folder).rglob("*") if p.suffix in (".h", ".cpp")]
        for path in sources:
            text = path.read_text(encoding="utf-8")
            plain = re.sub(r"//[^\n]*", "", text)
            for name, inside in re.findall(r"\(\*(\w+)\)\(([^()]*)\)", plain):
                self.pointer_types.setdefault(name, set()).add(kinds_of(inside))
            self.virtual_names.update(re.findall(r"\bvirtual\s[^;{]*?(\w+)\s*\(", plain))
            for name, bases in re.findall(r"\b(?:class|struct)\s+(\w+)(?:\s+final)?\s*:\s*([^{;]+)\{", text):
                self.bases.setdefault(name, set()).update(re.findall(r"(\w+)\s*(?:,|$)", bases.strip()))
            for kind, name in re.findall(r"\b([A-Z]\w+)\s*[&*]\s*(?:const\s+)?(\w+)\b", text):
                self.declared.setdefault(name, set()).add(kind)

    def can_be(self, title, receiver):
        """Whether a method's class is one that the receiver is declared as, or derives from one."""
        # What is no class of ours is a template's parameter: it can be anything.
        kinds = self.declared.get(receiver, set()) & (set(self.bases) | set().union(*self.bases.values()))
        before, _ = last_group(self.functions[title].words)
        owner = re.search(r"(\w+)::~?\w+$", before)
        if not kinds or not owner:
            return True
        family, grown = {owner.group(1)}, True
        while grown:
            more = set().union(*(self.bases.get(each, set()) for each in family)) - family
            family, grown = family | more, bool(more)
        return bool(family & kinds)

    def table_column(self, function):
        """The lambdas of makeGame are the columns of a game's table: `g.apply = [](...)`."""
        if "makeGame<" not in function.words or ":" not in function.place:
            return None
        path, line, _ = function.place.rsplit(":", 2)
        lines = lines_of(path)
        for number in (int(line) - 1, int(line) - 2):
            found = re.search(r"g\.(\w+) = \[\]", lines[number]) if number < len(lines) else None
            if found:
                return found.group(1)
        return None

    def may_be_handed(self, caller, name, function):
        """Rules know nothing but rules (check_rooms.py): nobody hands them a function of another room. And a pointer that is
        declared by this name, `bool (*due)(const void* seen)`, points to functions of these types."""
        if "lib/rules/" in caller.place and "lib/rules/" not in function.place:
            return False
        types = self.pointer_types.get(name)
        return not types or kinds_of(last_group(function.words)[1]) in types

    def targets(self, function):
        found = set(function.calls)
        for place in function.pointers:
            name, count, inside, receiver = call_at(place) if place else (None, None, "", "")
            matches = {t for t in self.by_signature.get((name, count), ()) if self.table_column(self.functions[t]) or self.can_be(t, receiver)}
            if not matches:
                # The compiler gives a call among the arguments of an inlined one the place of the outer one.
                inner = set(re.findall(r"(\w+)\s*\(", inside))
                for (known, _), titles in self.by_signature.items():
                    matches |= titles if known in inner else set()
                # A virtual method that nobody implements on a handheld is that of a listener that is never set.
                if name not in self.virtual_names:
                    matches |= {t for t in self.by_count.get(count, ()) if self.may_be_handed(function, name, self.functions[t])}
                    self.unresolved.add("%s in %s" % (name, place))
            found |= matches
        return {t for t in found if t != "__indirect_call"}


def frame(function):
    return FOREIGN_BYTES if function.bytes is None else function.bytes


def strongly_connected(graph, targets):
    """Tarjan's components, without recursion of our own; callees come before callers."""
    index, low, on_stack, stack, order = {}, {}, set(), [], []
    for start in graph.functions:
        if start in index:
            continue
        work = [(start, iter(sorted(targets[start])))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            at, rest = work[-1]
            for each in rest:
                if each not in index:
                    index[each] = low[each] = len(index)
                    stack.append(each)
                    on_stack.add(each)
                    work.append((each, iter(sorted(targets[each]))))
                    break
                if each in on_stack:
                    low[at] = min(low[at], index[each])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[at])
                if low[at] == index[at]:
                    component = []
                    while True:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                        if component[-1] == at:
                            break
                    order.append(component)
    return order


def deepest(folder, root="main"):
    """(bytes, path as lines, cycles). A function that can come back to itself counts once: cycles are told, so that a
    reader can see that each is bounded."""
    graph = Graph(folder)
    for title in list(graph.functions):
        for target in graph.targets(graph.functions[title]):
            graph.function(target)
    targets = {title: graph.targets(f) & set(graph.functions) for title, f in graph.functions.items()}
    best, cycles, home = {}, [], {}
    for component in strongly_connected(graph, targets):
        members = set(component)
        for title in component:
            home[title] = members
        if len(component) > 1 or component[0] in targets[component[0]]:
            cycles.append(sorted(graph.functions[t].words for t in component))

        def longest(title, seen):
            top = (0, [])
            for target in targets[title]:
                if target in members:
                    if target in seen:
                        continue
                    figure = longest(target, seen | {target})
                else:
                    figure = best[target]
                top = max(top, figure, key=lambda f: f[0])
            return top[0] + frame(graph.functions[title]), [title] + top[1]

        for title in component:
            best[title] = longest(title, {title})
    total, path = best[root]
    return total, ["%5d  %s" % (frame(graph.functions[t]), graph.functions[t].words) for t in path], cycles, graph


if __name__ == "__main__":
    figure, way, circles, read = deepest(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "main")
    print("\n".join(way))
    print("%5d  bytes in all" % figure)
    for circle in circles:
        print("can come back to itself: " + ", ".join(circle))
    for call in sorted(read.unresolved):
        print("any function of that many parameters: " + call)
