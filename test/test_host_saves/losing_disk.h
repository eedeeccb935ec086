// A disk in memory that can fail at any call and lose its power between any two: then what was not flushed is there, not
// there, or half there, and names that were made, changed or taken away have done so or not, each for itself. It is as
// forgetful as POSIX allows: flushing a file keeps its bytes but not its name; that needs its folder flushed.
#pragma once

#include <cerrno>
#include <map>
#include <string>
#include <vector>

#include "../../src/host/file_system.h"

namespace armada_test {

class LosingDisk final : public armada::FileSystem {
 public:
  LosingDisk() {
    nodes_.emplace_back();
    nodes_[0].isFolder = true;
  }

  // The call with this number, counted from 0, fails and changes nothing.
  void failAt(int call, int error) { failAt_ = call, error_ = error; }
  // The power goes before that call: no call works any more.
  void cutAt(int call) { cutAt_ = call; }
  bool powerGone() const { return cutAt_ >= 0 && calls_ > cutAt_; }
  int calls() const { return calls_; }
  void countAnew() {
    calls_ = 0;
    failAt_ = cutAt_ = -1;
  }

  // Every disk that may be found when the power is back.
  std::vector<LosingDisk> afterPowerCut() const {
    std::vector<LosingDisk> all(1, *this);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      std::vector<LosingDisk> more;
      for (const LosingDisk& disk : all)
        for (const Node& outcome : outcomes(nodes_[i])) {
          more.push_back(disk);
          more.back().nodes_[i] = outcome;
        }
      all.swap(more);
    }
    for (LosingDisk& disk : all) {
      disk.open_.clear();
      disk.countAnew();
    }
    return all;
  }

  // ---- the calls ----------------------------------------------------------------------------------------------------
  int look(const std::string& path, Kind& kind) override {
    kind = Kind::nothing;
    if (const int error = trouble()) return error;
    const int node = find(path);
    if (node >= 0) kind = nodes_[static_cast<std::size_t>(node)].isFolder ? Kind::folder : Kind::file;
    return 0;
  }
  int resolve(const std::string& path, std::string& place) override {
    if (const int error = trouble()) return error;
    place = path;
    return 0;
  }
  int open(const std::string& path, Open how) override {
    if (const int error = trouble()) return error;
    int node = find(path);
    if (node < 0 && how != Open::fresh && how != Open::lock) return -ENOENT;
    if (node < 0) {
      const int above = find(folderOf(path));
      if (above < 0) return -ENOENT;
      node = static_cast<int>(nodes_.size());
      nodes_.emplace_back();
      change(above, {{nameOf(path), node}});
    }
    if (how == Open::fresh) at(node).now.clear();
    open_.push_back({node, 0});
    return static_cast<int>(open_.size()) - 1;
  }
  long read(int file, void* to, std::size_t room) override {
    if (const int error = trouble()) return error;
    Handle& handle = open_[static_cast<std::size_t>(file)];
    const std::string& bytes = at(handle.node).now;
    const std::size_t count = bytes.copy(static_cast<char*>(to), room, handle.place);
    handle.place += count;
    return static_cast<long>(count);
  }
  // Never more than some bytes at once.
  long write(int file, const void* from, std::size_t count) override {
    if (const int error = trouble()) return error;
    constexpr std::size_t kAtOnce = 150;
    const std::size_t taken = count < kAtOnce ? count : kAtOnce;
    at(open_[static_cast<std::size_t>(file)].node).now.append(static_cast<const char*>(from), taken);
    return static_cast<long>(taken);
  }
  int flush(int file) override {
    if (const int error = trouble()) return error;
    Node& node = at(open_[static_cast<std::size_t>(file)].node);
    node.flushed = node.now;
    node.flushedNames = node.names;
    node.changes.clear();
    return 0;
  }
  int close(int) override { return trouble(); }
  int rename(const std::string& from, const std::string& to) override {
    if (const int error = trouble()) return error;
    const int node = find(from);
    if (node < 0) return -ENOENT;
    change(find(folderOf(to)), {{nameOf(from), -1}, {nameOf(to), node}});  // both stand in one folder
    return 0;
  }
  int remove(const std::string& path) override {
    if (const int error = trouble()) return error;
    if (find(path) < 0) return -ENOENT;
    change(find(folderOf(path)), {{nameOf(path), -1}});
    return 0;
  }
  int makeFolder(const std::string& path) override {
    if (const int error = trouble()) return error;
    if (find(path) >= 0) return -EEXIST;
    const int above = find(folderOf(path));
    if (above < 0) return -ENOENT;
    nodes_.emplace_back();
    nodes_.back().isFolder = true;
    change(above, {{nameOf(path), static_cast<int>(nodes_.size()) - 1}});
    return 0;
  }
  int lock(int) override { return trouble(); }

 private:
  using Names = std::map<std::string, int>;  // -1 in a change: that name is gone
  struct Node {
    bool isFolder = false;
    std::string now, flushed;
    Names names, flushedNames;
    std::vector<Names> changes;  // since the last flush
  };
  struct Handle {
    int node;
    std::size_t place;
  };

  static Node settled(const Node& node, const std::string& bytes, const Names& names) {
    Node outcome;
    outcome.isFolder = node.isFolder;
    outcome.now = outcome.flushed = bytes;
    outcome.names = outcome.flushedNames = names;
    return outcome;
  }
  static void apply(Names& names, const Names& change) {
    for (const auto& each : change) {
      if (each.second < 0)
        names.erase(each.first);
      else
        names[each.first] = each.second;
    }
  }
  static std::vector<Node> outcomes(const Node& node) {
    std::vector<Node> all;
    if (node.isFolder) {
      for (unsigned done = 0; done < 1u << node.changes.size(); ++done) {
        Names names = node.flushedNames;
        for (std::size_t i = 0; i < node.changes.size(); ++i)
          if ((done >> i & 1u) != 0) apply(names, node.changes[i]);
        all.push_back(settled(node, "", names));
      }
      return all;
    }
    all.push_back(settled(node, node.flushed, {}));
    if (node.now == node.flushed) return all;
    const std::size_t half = node.now.size() / 2;
    for (const std::string& bytes :
         {node.now, std::string(), node.now.substr(0, half), std::string(node.now.size(), '\0'),
          node.now.substr(0, half) + std::string(node.now.size() - half, '\xA5')})
      all.push_back(settled(node, bytes, {}));
    return all;
  }

  // What this call has to say before it does anything.
  int trouble() {
    const int call = calls_++;
    if (cutAt_ >= 0 && call >= cutAt_) return -EIO;
    return call == failAt_ ? -error_ : 0;
  }
  Node& at(int node) { return nodes_[static_cast<std::size_t>(node)]; }
  void change(int folder, const Names& names) {
    apply(at(folder).names, names);
    at(folder).changes.push_back(names);
  }
  static std::string folderOf(const std::string& path) { return path.substr(0, path.rfind('/')); }
  static std::string nameOf(const std::string& path) { return path.substr(path.rfind('/') + 1); }
  int find(const std::string& path) const {
    int node = 0;
    for (std::size_t from = 1; from < path.size();) {
      const std::size_t end = path.find('/', from);
      const Names& names = nodes_[static_cast<std::size_t>(node)].names;
      const auto found = names.find(path.substr(from, end == std::string::npos ? end : end - from));
      if (found == names.end()) return -1;
      node = found->second;
      if (end == std::string::npos) break;
      from = end + 1;
    }
    return node;
  }

  std::vector<Node> nodes_;  // the first is "/"
  std::vector<Handle> open_;
  int calls_ = 0;
  int failAt_ = -1, error_ = 0;
  int cutAt_ = -1;
};

}  // namespace armada_test
