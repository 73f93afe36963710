#include "families/hackenbush/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kChapter = "Winning Ways, ch. 7";

}  // namespace

// clang-format off
std::vector<GameEntry> hackenbush_games() {
  return {
      {"hackenbush", "hackenbush", kChapter, {{"edges", true}, {"at", false}, {"labels", false}, kSum, kPlay},
       {{"a-girl", "game=hackenbush&edges=0-s,0-t,s-t,s-w,t-w,w-n,n-h,n-k,n-p,p-p&at=s@50.70,t@150.70,w@100.150,n@100.225,h@20.190,k@180.190,p@100.295", kChapter},
        {"three-stalks", "game=hackenbush&edges=0-a,a-b,b-c,0-d,d-e,0-f", kChapter},
        {"a-tree-of-edges", "game=hackenbush&edges=0-a,a-b,b-c,b-d,d-e,a-f,f-g,f-h", kChapter},
        {"a-house-and-its-door", "game=hackenbush&edges=0-a,a-b,b-0,a-c,c-b,c-f,0-d,d-e,e-0&at=a@0.90,b@170.90,c@85.150,f@85.235,d@60.45,e@110.45", kChapter}}},
  };
}
// clang-format on

}  // namespace grundy
